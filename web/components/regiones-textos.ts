import { REGIONES as LAS_REGIONES } from '#contract/enumeraciones/regiones.ts'

/** For a list to choose from. */
export const REGIONES: readonly { value: string; label: string }[] = LAS_REGIONES.map(({ codigo, nombre }) => ({
  value: codigo,
  label: nombre,
}))

export const nombreDeRegion = (codigo: string): string =>
  REGIONES.find(({ value }) => value === codigo)?.label ?? codigo

/** 'Región de Valparaíso', with the article its law gives it. */
export function nombreDeRegionLarga(codigo: string): string {
  if (codigo === '13') return 'Región Metropolitana de Santiago'
  const articulo = ['06', '07', '08'].includes(codigo) ? 'del' : 'de'
  return `Región ${articulo} ${nombreDeRegion(codigo)}`
}
