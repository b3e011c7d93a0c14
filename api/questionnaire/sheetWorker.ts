import { sendSheet } from "../sheet/answerSheets.ts";
import { QUESTION_SHEETS } from "./sheet.ts";

sendSheet(QUESTION_SHEETS);
