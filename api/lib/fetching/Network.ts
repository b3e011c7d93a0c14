import { lookup } from "node:dns/promises";
import type { Socket } from "node:net";
import { connect } from "node:tls";

type Address = { address: string; family: number };

/** Tests bring their own. */
export type Network = {
  resolve(hostname: string): Promise<readonly Address[]>;
  /** To the address that was checked; the certificate has to be the host's. */
  connect(to: { address: string; hostname: string }): Socket;
};

export const INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true, order: "ipv4first" }),
  connect: ({ address, hostname }) =>
    connect({ host: address, port: 443, servername: hostname, ALPNProtocols: ["http/1.1"] }),
};
