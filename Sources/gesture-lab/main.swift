import GestureLab
