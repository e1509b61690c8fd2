import { plainText } from '../../contract/folding.ts'
import type { Chance } from './chance.ts'

const list = (text: string) => text.trim().split(/\s+/)

/** First names of demonstration people. */
const firstnames = list(`
  Adèle Agnès Alain Alexandre Alice Amélie André Anne Antoine Arnaud Aurélie Béatrice Benoît Bernard
  Brigitte Bruno Camille Caroline Catherine Cécile Chantal Charles Christine Christophe Claire Claude
  Clément Corinne Daniel David Delphine Denis Didier Dominique Élise Élodie Émile Emma Éric Étienne
  Fabrice Florence Françoise Frédéric Gabriel Gaëlle Gérard Guillaume Hélène Henri Hugo Inès Isabelle
  Jacques Jeanne Jérôme Joël Julie Julien Karine Laurent Léa Louis Lucie Madeleine Manon Marc Margaux
  Marie Mathilde Maxime Michel Monique Nathalie Nicolas Noémie Odile Olivier Pascal Patrick Paul Philippe
  Pierre Quentin Raphaël René Rémi Robert Sabine Sandrine Sébastien Simone Sophie Stéphane Suzanne Sylvie
  Thérèse Thierry Thomas Valérie Vincent Virginie Xavier Yann Yves Zoé`)

/** Last names of demonstration people: common ones, and some of Berry. */
const lastnames = list(`
  Aubert Audoux Bailly Barbier Baron Bernard Bertrand Besson Blanchard Bodin Boucher Boulanger Bourgeois
  Brunet Carpentier Chabot Charpentier Chevalier Clément Collet Cousin Daniel David Delaunay Denis
  Deschamps Dubois Dufour Dumas Dumont Dupont Dupuy Durand Duval Fabre Faure Fleury Fontaine Fournier
  François Gaillard Garnier Gaultier Gauthier Gautier Gérard Germain Girard Giraud Guérin Guillot Hubert
  Huet Jacquet Jolivet Joly Lambert Lamy Langlois Laurent Leblanc Leclerc Lefèvre Legrand Lemaire Lemoine
  Leroux Leroy Lucas Mallet Marchand Martin Martinet Masson Mathieu Mercier Meunier Michel Millet Moreau
  Morel Morin Moulin Nicolas Noël Paris Pasquier Perret Perrin Petit Philippe Picard Poirier Poulain
  Prévost Raymond Renard Renaud Rey Richard Rivière Robin Roche Rolland Rousseau Roussel Roux Roy Sauvage
  Simon Thévenin Thomas Tissier Vasseur Vidal Vincent`)

/** Draws the name of a demonstration person; the id makes the address unique. */
export function nameSomebody(chance: Chance, id: number) {
  const [firstname, lastname] = [chance.pick(firstnames), chance.pick(lastnames)]
  return { firstname, lastname, email: `${plainText(firstname)}.${plainText(lastname)}.${id}@example.org` }
}
