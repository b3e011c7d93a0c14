import { ApiError } from "./ApiError.ts";
import { sendRequest } from "./sendRequest.ts";

export const reportWrongNumber =
  (stakeholderId: number) =>
  async (contactStakeholderId?: number): Promise<string> => {
    try {
      const { message } = await sendRequest("POST /api/buildingblock/reportWrongNumber", {
        body: { stakeholderId, ...(contactStakeholderId !== undefined && { contactStakeholderId }) },
      });
      return message;
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
  };
