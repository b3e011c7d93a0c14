import { runSheetWorker } from "../../sheet/runSheetWorker.ts";
import { WHOLE_SHEETS } from "./wholeSheets.ts";

runSheetWorker(WHOLE_SHEETS);
