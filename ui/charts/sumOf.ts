export const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
