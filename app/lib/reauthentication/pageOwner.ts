import { createContext, useContext } from "react";

/**
 * Resolves once done.
 * @throws {ApiError} if the person refuses
 */
export type Reauthenticate = () => Promise<void>;

/** The page's user, and how to reauthenticate them. */
type PageOwner = {
  stakeholderId: number | undefined;
  signInAgain: Reauthenticate;
  confirmPassword: Reauthenticate;
};

const PageOwnerContext = createContext<PageOwner | null>(null);
export const PageOwnerProvider = PageOwnerContext.Provider;

/** Null outside signed-in pages. */
export const usePageOwner = (): PageOwner | null => useContext(PageOwnerContext);
