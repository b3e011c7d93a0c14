import { Model as ObjectionModel } from "objection";

/** A transaction's single connection runs one query at a time. */
export class Model extends ObjectionModel {
  static concurrency = 1;
}
