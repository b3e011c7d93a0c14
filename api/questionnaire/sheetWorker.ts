import { sendSheet } from "../sheet/sendSheet.ts";
import { QUESTION_SHEETS } from "./sheet.ts";

sendSheet(QUESTION_SHEETS);
