import { createContext, useContext } from "react";

/** @throws {ApiError} if the person cancels */
export type Reauthenticate = () => Promise<void>;

type Reauthentication = {
  stakeholderId: number | undefined;
  reauthenticate: Reauthenticate;
  confirmPassword: Reauthenticate;
};

const ReauthenticationContext = createContext<Reauthentication | null>(null);
export const ReauthenticationProvider = ReauthenticationContext.Provider;

export const useReauthentication = (): Reauthentication | null => useContext(ReauthenticationContext);
