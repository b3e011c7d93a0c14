import { runSheetWorker } from "../../sheet/runSheetWorker.ts";
import { CATALOGUE_SHEETS } from "./sheet.ts";

runSheetWorker(CATALOGUE_SHEETS);
