import { createContext, useContext } from "react";

/**
 * Asks the person, where they are, for what a call was refused for.
 *
 * @throws {ApiError} where they would not
 */
export type AskOwner = () => Promise<void>;

/** Whose page it is, and what to do when their session has ended, or an action needs their password again. */
export type PageOwner = {
  stakeholderId: number | undefined;
  signInAgain: AskOwner;
  confirmPassword: AskOwner;
};

const PageOwnerContext = createContext<PageOwner | null>(null);
export const PageOwnerProvider = PageOwnerContext.Provider;

/** Null outside of the signed-in pages, where nobody's session can end. */
export const usePageOwner = (): PageOwner | null => useContext(PageOwnerContext);
