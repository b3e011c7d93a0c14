import { AddressedClient } from "./AddressedClient.ts";
import { createDemonstrationDatabase } from "./demonstration.ts";
import { hasNginx, Nginx } from "./Nginx.ts";
import { type ServedApp, serve } from "./serve.ts";

/** True if the tests that need two servers behind nginx cannot run. */
export const cannotServeBehindNginx = !hasNginx || process.env.TEST_DATABASE_URL === undefined;
if (cannotServeBehindNginx)
  console.log("Skipped: two processes behind nginx; nginx or PostgreSQL (TEST_DATABASE_URL) is missing.");

/** Two servers on one PostgreSQL database with the demonstration, behind nginx. */
export class ServersBehindNginx {
  readonly databaseUrl: string;
  readonly servers: readonly [ServedApp, ServedApp];
  readonly nginx: Nginx;
  readonly #clients: AddressedClient[] = [];
  readonly #drop: () => Promise<void>;

  private constructor(
    database: { url: string; drop: () => Promise<void> },
    servers: readonly [ServedApp, ServedApp],
    nginx: Nginx,
  ) {
    this.databaseUrl = database.url;
    this.#drop = database.drop;
    this.servers = servers;
    this.nginx = nginx;
  }

  static async start(): Promise<ServersBehindNginx> {
    const database = await createDemonstrationDatabase();
    const options = { databaseUrl: database.url, settings: { TRUST_PROXY: "127.0.0.1" } };
    const servers = await Promise.all([serve(options), serve(options)]);
    return new ServersBehindNginx(database, servers, await Nginx.start([servers[0].url, servers[1].url]));
  }

  createClient(address: string): AddressedClient {
    const client = new AddressedClient(address, this.nginx.certificate);
    this.#clients.push(client);
    return client;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    await this.nginx.stop();
    await Promise.all(this.servers.map((each) => each.stop()));
    await this.#drop();
  }
}
