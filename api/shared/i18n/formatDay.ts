import type { Translated } from "./languages.ts";

/**
 * Names of months from CLDR 48.2, because most browsers and Node.js write dates of these languages in
 * American English.
 */
const MONTHS: Readonly<Partial<Record<Translated, readonly string[]>>> = {
  af: "Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember".split(
    " ",
  ),
  zu: "Januwari Februwari Mashi Ephreli Meyi Juni Julayi Agasti Septhemba Okthoba Novemba Disemba".split(" "),
  xh: "Janyuwari Februwari Matshi Epreli Meyi Juni Julayi Agasti Septemba Okthoba Novemba Disemba".split(" "),
  st: "Pherekgong Hlakola Hlakubele Mmesa Motsheanong Phupjane Phupu Phato Lwetse Mphalane Pudungwana Tshitwe".split(
    " ",
  ),
  tn: "Ferikgong Tlhakole Mopitlo Moranang Motsheganang Seetebosigo Phukwi Phatwe Lwetse Diphalane Ngwanatsele Sedimonthole".split(
    " ",
  ),
  nso: "Janeware Febereware Matšhe Aporele Mei June Julae Agosetose Setemere Oktobore Nofemere Disemere".split(
    " ",
  ),
  ts: "Sunguti Nyenyenyani Nyenyankulu Dzivamisoko Mudyaxihi Khotavuxika Mawuwani Mhawuri Ndzhati Nhlangula Hukuri N’wendzamhala".split(
    " ",
  ),
};

/** Returns the ISO date if the names of the language's months are unknown. */
export function formatDayIn(language: Translated, isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  const name = MONTHS[language]?.[Number(month) - 1];
  return name === undefined ? isoDay : `${day} ${name} ${year}`;
}
