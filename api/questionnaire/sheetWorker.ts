import { runSheetWorker } from "../sheet/runSheetWorker.ts";
import { QUESTION_SHEETS } from "./sheet.ts";

runSheetWorker(QUESTION_SHEETS);
