import { answerSheets } from "../sheet/answerSheets.ts";
import { QUESTION_SHEETS } from "./sheet.ts";

answerSheets(QUESTION_SHEETS);
