import { answerSheets } from "../../sheet/answerSheets.ts";
import { WHOLE_SHEETS } from "./wholeSheets.ts";

answerSheets(WHOLE_SHEETS);
