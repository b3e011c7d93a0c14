import { runSheetWorker } from "../../sheet/runSheetWorker.ts";
import { CONTACT_SHEETS } from "./readLines.ts";

runSheetWorker(CONTACT_SHEETS);
