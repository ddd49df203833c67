/** What each plan costs and gives (product 11). */
export const PLANES = [
  { nombre: 'Gratis', precio: 0, comision: '12 %', porEnlace: '3 %', experiencias: 'Hasta 3 publicadas', personas: '1', diferencias: ['Comisión de 12 % + IVA por venta', 'Hasta 3 experiencias publicadas', '1 persona'] },
  { nombre: 'Pro', precio: 14_990, comision: '8 %', porEnlace: '1,5 %', experiencias: 'Sin límite', personas: '3', diferencias: ['Comisión de 8 % + IVA por venta', 'Experiencias sin límite', 'Hasta 3 personas'] },
  { nombre: 'Equipo', precio: 44_990, comision: '6 %', porEnlace: '1 %', experiencias: 'Sin límite', personas: '20', diferencias: ['Comisión de 6 % + IVA por venta', 'Experiencias sin límite', 'Hasta 20 personas'] },
] as const

export type Plan = (typeof PLANES)[number]
