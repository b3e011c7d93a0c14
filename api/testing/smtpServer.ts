import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Behaviour = "accepts" | "rejects" | "rejects-recipient" | "hangs" | "drops";

export type TestSmtp = {
  url: string;
  received: { to: string; raw: string }[];
  behaviour: Behaviour;
  connectionCount: number;
  close(): Promise<void>;
};

export async function startSmtp(): Promise<TestSmtp> {
  const openSockets = new Set<{ destroy(): void }>();
  const state: TestSmtp = {
    url: "",
    received: [],
    behaviour: "accepts",
    connectionCount: 0,
    close: async () => undefined,
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect: (_, callback) => {
      state.connectionCount += 1;
      callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (state.behaviour === "rejects-recipient") callback(new Error(`${address} is not known here`));
      else callback();
    },
    onData: (stream, session, callback) => {
      if (state.behaviour === "drops") for (const socket of openSockets) socket.destroy();
      if (state.behaviour === "drops" || state.behaviour === "hangs") return void stream.resume();
      void text(stream).then((raw) => {
        if (state.behaviour === "rejects") return callback(new Error("The mailbox is full"));
        const [recipient] = session.envelope.rcptTo;
        state.received.push({ to: recipient?.address ?? "", raw });
        callback();
      });
    },
  });
  server.server.on(
    "connection",
    (socket: { destroy(): void; on(event: "close", then: () => void): void }) => {
      openSockets.add(socket);
      socket.on("close", () => openSockets.delete(socket));
    },
  );
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  state.url = `smtp://127.0.0.1:${port}`;
  state.close = async () => {
    for (const socket of openSockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  };
  return state;
}
