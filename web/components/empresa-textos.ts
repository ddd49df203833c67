export const TIPOS_DE_EMPRESA = [
  { value: 'revendedor', label: 'Agencia, hotel u operador: vendemos a nuestros clientes' },
  { value: 'corporativo', label: 'Empresa o institución: compramos para nuestro equipo' },
] as const

export const VOLUMENES = [
  { value: 'menos-de-20', label: 'Menos de 20 personas al mes' },
  { value: 'de-20-a-100', label: 'De 20 a 100 personas al mes' },
  { value: 'de-100-a-500', label: 'De 100 a 500 personas al mes' },
  { value: 'mas-de-500', label: 'Más de 500 personas al mes' },
] as const
