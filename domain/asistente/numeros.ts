const UNIDADES: Record<string, number> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
}
const SUELTOS: Record<string, number> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
}
const DECENAS: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const CENTENAS: Record<string, number> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}

/** Numbers in words become figures; 'un' and 'una' stay, they are mostly articles. */
export function aCifras(texto: string): string {
  const palabras = texto.split(' ')
  const salida: string[] = []
  for (let i = 0; i < palabras.length;) {
    const leido = leerNumero(palabras, i)
    salida.push(leido ? String(leido.valor) : palabras[i]!)
    i += leido?.largo ?? 1
  }
  return salida
    .join(' ')
    .replace(/\bun par de\b/g, '2')
    .replace(/\b(?:un|una) (?=millon|lucas\b)/g, '1 ')
    .replace(/\bmedia docena(?: de)?\b/g, '6')
    .replace(/\b(?:una )?docena(?: de)?\b/g, '12')
}

function leerNumero(palabras: string[], i: number): { valor: number; largo: number } | null {
  const centena = CENTENAS[palabras[i]!]
  if (centena !== undefined) {
    const resto = leerMenorDeCien(palabras, i + 1)
    return { valor: centena + (resto?.valor ?? 0), largo: 1 + (resto?.largo ?? 0) }
  }
  return leerMenorDeCien(palabras, i)
}

function leerMenorDeCien(palabras: string[], i: number): { valor: number; largo: number } | null {
  const decena = DECENAS[palabras[i]!]
  if (decena !== undefined) {
    const unidad = palabras[i + 1] === 'y' ? UNIDADES[palabras[i + 2]!] : undefined
    return unidad === undefined ? { valor: decena, largo: 1 } : { valor: decena + unidad, largo: 3 }
  }
  const suelto = SUELTOS[palabras[i]!]
  return suelto === undefined ? null : { valor: suelto, largo: 1 }
}
