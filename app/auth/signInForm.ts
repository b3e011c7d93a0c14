import { authScreens } from "../lib/address/paths.ts";

/** The form is a hash of the page that explains it, so that Back returns to the explanation. */
export const SIGN_IN_FORM = "#form";
export const signInForm = authScreens.login + SIGN_IN_FORM;

export const SECOND_FACTOR_STEP = "#second-factor";
export const secondFactorStep = authScreens.login + SECOND_FACTOR_STEP;
