import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./bench/freePort.ts";

const run = promisify(execFile);

/** Folder of Debian's PostgreSQL programs; undefined if PostgreSQL is not installed. */
export const postgresBinaries = globSync("/usr/lib/postgresql/*/bin").findLast((folder) =>
  existsSync(`${folder}/initdb`),
);

/** A separate PostgreSQL server in a temporary folder, which `remove` deletes. */
export class PostgresCluster {
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  static create(): Promise<PostgresCluster> {
    const options = ["-U", "gbvf", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
    return PostgresCluster.#start((cluster) =>
      cluster.#runProgram("initdb", "-D", cluster.#data, ...options),
    );
  }

  /** Creates a streaming replica of this cluster. */
  replicate(): Promise<PostgresCluster> {
    const options = ["-d", this.getUrl("postgres"), "-R", "-c", "fast", "--no-sync"];
    return PostgresCluster.#start((replica) =>
      replica.#runProgram("pg_basebackup", "-D", replica.#data, ...options),
    );
  }

  static async #start(createData: (cluster: PostgresCluster) => Promise<unknown>): Promise<PostgresCluster> {
    const folder = await mkdtemp(join(tmpdir(), "gbvf-postgres-"));
    // The user postgres creates the cluster in this folder.
    await chmod(folder, 0o777);
    const cluster = new PostgresCluster(folder, await findFreePort());
    await createData(cluster);
    await cluster.start();
    return cluster;
  }

  getUrl(database: string): string {
    return `postgres://gbvf@127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    const options = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder} -c max_wal_size=4GB`;
    const log = `${this.#folder}/log`;
    await this.#runProgram("pg_ctl", "start", "-D", this.#data, "-l", log, "-w", "-o", options);
  }

  async stop(): Promise<void> {
    await this.#runProgram("pg_ctl", "stop", "-D", this.#data, "-m", "immediate");
  }

  async remove(): Promise<void> {
    await this.stop().catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return `${this.#folder}/data`;
  }

  #runProgram(name: string, ...args: string[]) {
    const command = [`${postgresBinaries}/${name}`, ...args];
    // PostgreSQL refuses to run as root.
    const [program, ...programArgs] =
      process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
    return run(program as string, programArgs, { cwd: this.#folder });
  }
}
