const NAVEGADORES: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const EQUIPOS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Chrome en Android': enough to recognise one's own device, and nothing more is kept. */
export function describirAgente(agente: string | null | undefined): string | null {
  const de = (lista: [RegExp, string][]): string | undefined => lista.find(([forma]) => forma.test(agente ?? ''))?.[1]
  const [navegador, equipo] = [de(NAVEGADORES), de(EQUIPOS)]
  if (navegador && equipo) return `${navegador} en ${equipo}`
  return navegador ?? equipo ?? null
}
