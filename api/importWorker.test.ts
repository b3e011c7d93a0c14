import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

test("an unreachable database is tried again three times, and the file gets no error", async () => {
  let connections = 0;
  const away = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void away.close());
  await once(away, "listening");
  const { port } = away.address() as { port: number };
  const worker = fork(fileURLToPath(new URL("importWorker.ts", import.meta.url)), [], {
    serialization: "advanced",
    silent: true,
    env: { PATH: process.env.PATH, NODE_ENV: "test" },
  });
  onTestFinished(() => void worker.kill());
  worker.send({
    task: {
      importId: 1,
      kind: "crime",
      file: "figures.csv",
      dryRun: true,
      varDir: "",
      today: new Date(),
      DATABASE_URL: `postgres://gbvf@127.0.0.1:${port}/gbvf`,
    },
  });
  const [message] = await once(worker, "message");
  expect(message).toEqual({
    errorMessage: expect.stringMatching(
      /^The database did not answer within \d+ s\. The figures are as they were before, and the file is not at fault\./,
    ),
    details: [],
  });
  expect(connections).toBe(4);
});
