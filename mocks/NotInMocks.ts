/** The API responds 404 for it too. */
export class NotInMocks extends Error {}
