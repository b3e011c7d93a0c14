export const helpQuery = (boundaryId: number | null, town: string | null) => ({
  ...(boundaryId !== null && { boundaryId }),
  ...(boundaryId !== null && town !== null && { town }),
});
