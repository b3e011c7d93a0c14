import { ApiError } from "./ApiError.ts";
import { sendCall } from "./sendCall.ts";

/** Says that a card's number, or a person's on it, is wrong; answers what the reader is told. */
export const reportWrongNumber =
  (stakeholderId: number) =>
  async (contactStakeholderId?: number): Promise<string> => {
    try {
      const { message } = await sendCall("POST /api/buildingblock/reportWrongNumber", {
        body: { stakeholderId, ...(contactStakeholderId !== undefined && { contactStakeholderId }) },
      });
      return message;
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
  };
