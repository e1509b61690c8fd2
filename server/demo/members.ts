/**
 * Members whom the federation of the Cher knows and who have no account: registering as one of them
 * is validated at once, by the NIT and either the name or the address.
 */
export const demoMembers = [
  { lastname: 'DUPLESSIS', firstname: 'Laurent', nit: '18C0001', email: 'laurent.duplessis@example.org' },
  { lastname: 'LEMÉE', firstname: 'Françoise', nit: '18C0002', email: 'francoise.lemee@example.org' },
  { lastname: 'BOUQUET', firstname: 'Jean-Pierre', nit: '18C0003', email: null },
  { lastname: 'CHAUMETTE', firstname: 'Sylvie', nit: '18C0004', email: 'sylvie.chaumette@example.org' },
  { lastname: 'AUCLAIR', firstname: 'Gérard', nit: '18C0005', email: null },
]
