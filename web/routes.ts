import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('api-docs', 'screens/desarrolladores/api-docs.tsx'),
  route('design-system', 'screens/sistema/design-system.tsx'),
  route('ds', 'screens/sistema/design-system.tsx', { id: 'ds' }),
  route('*', 'screens/sistema/no-encontrada.tsx'),
] satisfies RouteConfig
