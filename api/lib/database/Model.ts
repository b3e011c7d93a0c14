import { Model as ObjectionModel } from "objection";

/** Reads and writes graphs in a transaction, whose single connection runs one query at a time. */
export class Model extends ObjectionModel {
  static concurrency = 1;
}
