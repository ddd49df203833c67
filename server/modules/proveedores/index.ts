export { listarProveedores } from './listar-proveedores.ts'
export { verProveedor, verProveedorPorSlug } from './ver-proveedor.ts'
