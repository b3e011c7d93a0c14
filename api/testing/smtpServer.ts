import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Mood = "takes" | "refuses" | "knows-nobody" | "hangs" | "drops";

export type TestSmtp = {
  url: string;
  received: { to: string; raw: string }[];
  mood: Mood;
  connectionCount: number;
  close(): Promise<void>;
};

export async function startSmtp(): Promise<TestSmtp> {
  const open = new Set<{ destroy(): void }>();
  const state: TestSmtp = {
    url: "",
    received: [],
    mood: "takes",
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
      if (state.mood === "knows-nobody") callback(new Error(`${address} is not known here`));
      else callback();
    },
    onData: (stream, session, callback) => {
      if (state.mood === "drops") for (const socket of open) socket.destroy();
      if (state.mood === "drops" || state.mood === "hangs") return void stream.resume();
      void text(stream).then((raw) => {
        if (state.mood === "refuses") return callback(new Error("The mailbox is full"));
        const [recipient] = session.envelope.rcptTo;
        state.received.push({ to: recipient?.address ?? "", raw });
        callback();
      });
    },
  });
  server.server.on(
    "connection",
    (socket: { destroy(): void; on(event: "close", then: () => void): void }) => {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    },
  );
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  state.url = `smtp://127.0.0.1:${port}`;
  state.close = async () => {
    for (const socket of open) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  };
  return state;
}
