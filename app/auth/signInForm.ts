import { authScreens } from "../lib/paths.ts";

/** The login page starts with its explanation; the form is this part of it, so that Back leads to the explanation. */
export const SIGN_IN_FORM = "#form";
export const signInForm = authScreens.login + SIGN_IN_FORM;

/** What follows the form for those who have a second factor. */
export const SECOND_FACTOR_STEP = "#second-factor";
export const secondFactorStep = authScreens.login + SECOND_FACTOR_STEP;
