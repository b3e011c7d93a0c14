import { Model as ObjectionModel } from "objection";

/** A graph is read and written in a transaction, whose one connection answers one query after the other. */
export class Model extends ObjectionModel {
  static concurrency = 1;
}
