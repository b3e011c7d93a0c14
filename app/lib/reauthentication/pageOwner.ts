import { createContext, useContext } from "react";

/** @throws {ApiError} if the person cancels */
export type Reauthenticate = () => Promise<void>;

type PageOwner = {
  stakeholderId: number | undefined;
  signInAgain: Reauthenticate;
  confirmPassword: Reauthenticate;
};

const PageOwnerContext = createContext<PageOwner | null>(null);
export const PageOwnerProvider = PageOwnerContext.Provider;

export const usePageOwner = (): PageOwner | null => useContext(PageOwnerContext);
