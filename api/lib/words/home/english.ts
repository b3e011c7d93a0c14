export const homeTitle = "The response to gender‑based violence and femicide";
export const publicFigures = "Public figures, down to the municipality and the police precinct.";
export const southAfrica = "South Africa";
export const chosenPlace = "The chosen place";
export const noSuchPlace = "There is no such place. Choose another one.";
export const showSouthAfrica = "Show South Africa";

export const needHelp = "Need help now?";
export const findHelp = "Find help near you";
export const exit = "Exit this page";

export const municipalities = "Municipalities";
export const findMunicipality = "Find your municipality";
export const nameOrTown = "Its name, a town or a police station";
export const placesFailed = "The list of places could not be loaded.";
export const listFailed = "This list could not be loaded.";
export const placesFound = { one: "{count} place", other: "{count} places" } as const;
export const noPlace = "No municipality, town or police station has this name:";
export const checkSpelling = "Please check the spelling.";
export const loading = "Loading …";
export const retry = "Retry";

export const buildingBlocks = "Building blocks";
export const healthCheck = "Organisational health check";
export const crimeStatistics = "Crime statistics";
export const collectiveActions = "Collective actions";
export const chosen = "Chosen";
export const noData = "No data available";
export const updated = "Updated {day}";
export const howMeasured = "How this is measured";
export const provincesMap = "Map of all provinces";

export const whatYouCanDo = "What you can do here";
export const needingHelp = "People who need help";
export const callOrFind = "Call at any hour, or find services in your municipality that answer.";
export const officials = "Officials";
export const seeWhatLacks = "See what a municipality lacks, how that has changed, and whom to call.";
export const whatIsMissing = "What is missing";
export const journalists = "Journalists";
export const comparePlaces = "Compare places over time, and take figures with their source and date.";
export const crimeOverTime = "Crime over time";
export const organisations = "Organisations";
export const askAnonymously =
  "Register to ask staff or students, anonymously, how your policies and practices do. Only you see your own results.";
export const register = "Register your organisation";
export const theHealthCheck = "The health check";

export const skip = "Skip to main content";
export const dashboardHome = "GBVF Dashboard, home";
export const site = "Site";
export const menu = "Menu";
export const directory = "Contact Directory";
export const aboutUs = "About Us";
export const help = "Help";
export const login = "Login";

export const aboutService = "About this service";
export const beta = "Beta";
export const isNew = "This service is new.";
export const shareFeedback = "Share your feedback";
export const feedback = "Feedback";
export const demonstration = "Demonstration data";
export const inPart = "in part";
export const madeUp = "These figures are made up.";
export const allMadeUp = "the figures are made up and say nothing about real places.";

export const viewsAndFilters = "Views and filters";
export const views = "Views";
export const filters = "Filters";
export const home = "Home";
export const map = "Map";
export const grid = "Grid";
export const chart = "Chart";
export const charts = "Charts";
export const category = "Category";
export const categories = "Categories";
export const allCategories = "All categories";
export const categoriesFailed = "The other categories could not be loaded.";
export const chosenFilters = "Chosen filters";
export const clear = "Clear";
export const unknownPlace = "Unknown place";
export const placeFailed = "Place not loaded";
export const filterBy = "Filter by";
export const national = "National";
export const district = "District";
export const local = "Local";
export const allProvinces = "All provinces";
export const allDistricts = "All districts";
export const allMunicipalities = "All municipalities";

export const noPublisher = "No publisher is named: the people who run this site have not set one.";
export const publishedBy = "Published by";
export const nextFigures = "Next figures:";
export const notBefore = "Next figures: not before";
export const aboutFigures = "About the figures";
export const methods = "Methods";
export const licence = "Licence";
export const releases = "Releases";
export const dataAndApi = "Data and API";
export const accessibility = "Accessibility";
export const contactUs = "Contact us";

export const language = "Language";
export const draft =
  "This page is a draft in this language: no language body has reviewed it. What holds is the English page.";
export const inEnglish = "Read this page in English";
