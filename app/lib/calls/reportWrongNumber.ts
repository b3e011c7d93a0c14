import { ApiError } from "./ApiError.ts";
import { sendCall } from "./sendCall.ts";

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
