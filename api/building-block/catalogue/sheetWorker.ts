import { sendSheet } from "../../sheet/answerSheets.ts";
import { CATALOGUE_SHEETS } from "./sheet.ts";

sendSheet(CATALOGUE_SHEETS);
