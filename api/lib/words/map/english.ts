/** The map and the panel beside it. Names of places follow these texts, and stand in none. */
export const figuresOfPlace = "Figures of the place";
export const loadingPlace = "Loading";
export const mapOf = "Map of";
export const everyProvince = "Every province, from the highest";
export const everyDistrict = "Every district, from the highest";
export const everyMunicipality = "Every municipality, from the highest";
export const everyPrecinct = "Every police precinct, from the highest";
export const everyArea = "Every area, from the highest";
export const showAll = "Show all {count}";
export const only = "Only:";
export const wholeOnly = "These figures are known for whole municipalities only.";
export const show = "Show";
export const onePage = "One page about";
export const withCountry = "Compare with South Africa";
export const withAnother = "Compare with another place";
export const viewPlaces = "View places";
export const approximate = "Approximate boundaries: they show where an area is, not exactly where it ends";
