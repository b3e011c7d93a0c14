import { createContext, useContext } from "react";

/**
 * Resolves once the person has done what the request needs.
 * @throws {ApiError} if they refuse
 */
export type Reauthenticate = () => Promise<void>;

/** The page's user, and what to do when their session ends or an action needs their password. */
type PageOwner = {
  stakeholderId: number | undefined;
  signInAgain: Reauthenticate;
  confirmPassword: Reauthenticate;
};

const PageOwnerContext = createContext<PageOwner | null>(null);
export const PageOwnerProvider = PageOwnerContext.Provider;

/** Null outside the signed-in pages. */
export const usePageOwner = (): PageOwner | null => useContext(PageOwnerContext);
