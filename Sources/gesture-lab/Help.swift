import GestureLab

/// What `--help` prints.
@MainActor
enum Help {
  private static var faults: String {
    StressFault.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var flawed: String {
    LabScreen.flawed.map(\.name).joined(separator: ", ")
  }

  static var text: String {
    """
    Shows who gets a drag on a screen that can be popped: under plain UIKit rules, and with the
    gesture arbiter.

    gesture-lab [--strokes FILE] [--seed N] [--count N] [--ios 16|18|26]
        Tries human strokes on every built-in screen and prints a table.
        --strokes FILE   strokes to try, as JSON lines; else they are generated
        --seed N         seed of the generator (1)
        --count N        strokes it makes in each direction (5)
        --ios VERSION    the release of iOS to stand for (26)

    gesture-lab conform FILE
        Runs arbitration scenarios and prints those that differ.

    gesture-lab replay FILE
        Drags a scroll view with recorded fingers and prints per trace how far it is from what
        was recorded: at most 1 pt while dragging, 2 pt while decelerating after the best shift
        of at most 20 ms, and 10 % of the settling time pass, with the callbacks in order.

    gesture-lab timeline SCREEN right|left|up|down [edge|middle] [--seed N] [--ios 16|18|26]
        Tells what every recognizer did under one stroke, without and with the arbiter. Strokes
        start in the middle unless said otherwise.
        Screens: \(Arguments.screenNames).

    gesture-lab evaluate [--strokes FILE] [--json] [--count N] [--seed N]
        Measures how well rules tell strokes that pop from strokes that do not: the arbiter's and those
        of the field, on a static screen, a vertical list and a pager at its leading edge, as recorded
        and at 60 and 120 Hz; by class of stroke, with 95 % intervals. Of strokes that are made up none
        is diagonal, and all are straight.
        --strokes FILE   recorded strokes, as JSON lines; else they are made up, tails and all
        --count N        strokes made up of each kind, vertical ones ten times as many (250)

    gesture-lab check SCREEN [--at X,Y] [--ios 16|18|26]
        Says what is wrong with a built-in screen, or "nothing found". Status 1 if there is something.
        --at X,Y         also tells what lies under a point, in pt from the top left corner, and what
                         every rule says now of a finger that would land there
        Besides the screens above, some that have one thing wrong each:
        \(flawed).

    gesture-lab trace SCREEN right|left|up|down [edge|middle] [--json] [--seed N] [--ios 16|18|26]
        Prints what the arbiter writes down of one stroke: its decisions, and what it sees the
        recognizers do.
        --json           as a file for explain, and for a test: GestureTrace(json:named:)

    gesture-lab explain FILE [--at TIME]
        Tells one gesture of a trace that was written as JSON, in plain sentences, and then whether
        the rules of today decide the same as was recorded. Status 1 if they differ.
        --at TIME        the gesture under way so many ms after the first event (the last gesture)

    gesture-lab map SCREEN [--direction DIRECTION] [--plain] [--spacing N] [--json]
        Plays a drag from every start point of a screen and draws who owns it, as SVG.
        --direction      \(MapDirection.allCases.map(\.rawValue).joined(separator: ", "));
                         right unless said otherwise, and all of them with --json
        --plain          without the arbiter
        --spacing N      how far apart drags start, from 2 to 100 pt (10)
        --jobs N         how many processes share the work (one for each processor)
        --json           the map as data
        --output FILE    where to write it; else to standard output
        --ios            as above

    gesture-lab report SCREEN [right|left|up|down [edge|middle]] [--output FILE]
        Writes a page in one file: the map for all directions without and with the arbiter, and one
        stroke moment by moment. Without a direction it goes back, from the middle.
        --spacing, --jobs, --ios   as above

    gesture-lab explore SCREEN [right|left|up|down [edge|middle]] [--plain] [--limit N]
    gesture-lab explore FILE [ID] [--limit N]
        Runs a drag on a screen, or an arbitration scenario of a file, under every combination of
        UIKit's open questions that it touches and under shuffles, and tells whether the outcome
        is the same everywhere, or the smallest difference that changes it. Without a direction:
        all drags; without an id: all scenarios, a line for each. Status 1 if an outcome differs.
        --plain          without the arbiter
        --limit N        run no more than N combinations of each, those that depart least from the
                         likely first (20000; 2000 where there are several)
        --seed, --ios    as above

    gesture-lab promises [SCREEN ...] [--departures N]
        Tries what built-in screens promise, all or those named, under the open questions of UIKit
        that a drag touches, and prints who owns it. Status 1 if a promise is broken.
        --departures N   up to how many answers depart from the likely ones at once (1), or "all":
                         every combination, which takes minutes

    gesture-lab stress [--seconds N] [--seed N] [--case K] [--plant FAULT] [--except LAW]
        Plays random stages, behaviours and scripts until a law of what must always hold is broken
        or the time is up. A violation prints its seed and number, and a script cut down to what
        still breaks the law. Status 1 if one is found.
        --seconds N      how long (10)
        --case K         the case with this number only
        --plant FAULT    puts a fault in, to see that it is found: \(faults)
        --except LAW     a law that does not count, by the name that a violation prints

    gesture-lab stress --traces N [--seed N] [--case K]
        Reads N damaged traces and ten times as many random bytes, and ends in status 1 if one is
        neither refused with line and reason nor the same trace when it is written and read again.

    gesture-lab bench [--json] [--arbiter] [--kind KIND] [--n N] SECONDS
        Measures what the engine takes for a touch event, the best of \(Benchmark.rounds) rounds of
        SECONDS. Only a release build says something: swift run -c release gesture-lab bench 0.5
        --arbiter        what the arbiter costs instead: a drag with and without it, a decision against
                         a chain of ifs, and 1 to 1000 registered views against 10; under
                         LD_PRELOAD=libc_malloc_debug.so.0 MALLOC_TRACE=FILE also how often each
                         asks the allocator for memory (the times are of no use then)
        --kind KIND      one kind only: \(BenchmarkKind.allCases.map(\.rawValue).joined(separator: ", "))
        --n N            one number of recognizers only, of at most 1000

    Exit status: 0 fine, 1 findings, 64 wrong usage, 65 bad data in a file, 66 a file
    cannot be read, 74 the result could not be written.
    """
  }
}
