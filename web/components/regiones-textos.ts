/** Regions north to south by official name; the code is the official one. */
export const REGIONES: readonly { value: string; label: string }[] = [
  { value: '15', label: 'Arica y Parinacota' },
  { value: '01', label: 'Tarapacá' },
  { value: '02', label: 'Antofagasta' },
  { value: '03', label: 'Atacama' },
  { value: '04', label: 'Coquimbo' },
  { value: '05', label: 'Valparaíso' },
  { value: '13', label: 'Metropolitana de Santiago' },
  { value: '06', label: "Libertador General Bernardo O'Higgins" },
  { value: '07', label: 'Maule' },
  { value: '16', label: 'Ñuble' },
  { value: '08', label: 'Biobío' },
  { value: '09', label: 'La Araucanía' },
  { value: '14', label: 'Los Ríos' },
  { value: '10', label: 'Los Lagos' },
  { value: '11', label: 'Aysén del General Carlos Ibáñez del Campo' },
  { value: '12', label: 'Magallanes y de la Antártica Chilena' },
]

export const nombreDeRegion = (codigo: string): string =>
  REGIONES.find(({ value }) => value === codigo)?.label ?? codigo

/** 'Región de Valparaíso', with the article its law gives it. */
export function nombreDeRegionLarga(codigo: string): string {
  if (codigo === '13') return 'Región Metropolitana de Santiago'
  const articulo = ['06', '07', '08'].includes(codigo) ? 'del' : 'de'
  return `Región ${articulo} ${nombreDeRegion(codigo)}`
}
