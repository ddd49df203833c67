import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('providers', 'screens/explorar/proveedores.tsx'),
  route('provider/:id', 'screens/explorar/proveedor.tsx', { id: 'proveedor-por-id' }),
  route('p/:shortCode', 'screens/explorar/proveedor.tsx', { id: 'proveedor-por-codigo' }),
  route('provider-profile/:slug', 'screens/explorar/proveedor.tsx'),
  route('api-docs', 'screens/desarrolladores/api-docs.tsx'),
  route('design-system', 'screens/sistema/design-system.tsx'),
  route('ds', 'screens/sistema/design-system.tsx', { id: 'ds' }),
  route('reservar/:id', 'screens/reservar/reservar.tsx'),
  route('pagar/:reservaId', 'screens/reservar/pagar.tsx'),
  route('payment-success', 'screens/reservar/pago-exitoso.tsx'),
  route('terminos', 'screens/cuenta/terminos.tsx'),
  route('privacidad', 'screens/cuenta/privacidad.tsx'),
  route('*', 'screens/sistema/no-encontrada.tsx'),
] satisfies RouteConfig
