import cliProgress from "cli-progress";
import type { Progress } from "./Importer.ts";

type ProgressDisplay = { show: (progress: Progress) => void; stop: () => void };

/** Lines go to standard output, because standard error is for errors. */
export function progressDisplay(): ProgressDisplay {
  return process.stderr.isTTY ? createBars(process.stderr) : createLines(process.stdout);
}

function createBars(output: NodeJS.WritableStream): ProgressDisplay {
  let stage = "";
  let bar: cliProgress.SingleBar | undefined;
  return {
    show(progress) {
      if (progress.stage !== stage) {
        bar?.stop();
        stage = progress.stage;
        bar = new cliProgress.SingleBar({
          format: `${stage} {bar} {percentage} %`,
          barCompleteChar: "█",
          barIncompleteChar: "░",
          hideCursor: true,
          stream: output,
        });
        bar.start(progress.total, 0);
      }
      bar?.update(progress.done);
    },
    stop: () => bar?.stop(),
  };
}

function createLines(output: NodeJS.WritableStream): ProgressDisplay {
  let stage = "";
  return {
    show(progress) {
      if (progress.stage === stage) return;
      stage = progress.stage;
      output.write(`${stage} …\n`);
    },
    stop: () => {},
  };
}
