import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import { users } from "@gbvf/mocks/user/user.ts";
import { expect, test } from "vitest";
import { buildBody, getValues, UserFields } from "./userForm.ts";

test("buildBody keeps the contacts that the form does not show", () => {
  const alternative = { ContactId: 4, ContactTypeId: CONTACT_TYPE.alternative, Detail: "0825550199" };
  const user = { ...users.coordinator, Contacts: [...users.coordinator.Contacts, alternative] };
  expect(buildBody(UserFields.parse(getValues(user)), user).Contacts).toEqual(user.Contacts);
});
