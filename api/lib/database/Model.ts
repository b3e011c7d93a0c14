import { Model as ObjectionModel } from "objection";

/** Objection sends one query at a time, because a transaction has a single connection. */
export class Model extends ObjectionModel {
  static concurrency = 1;
}
